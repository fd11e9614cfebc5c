import type { MailLanguage } from './language.ts'

export type LetterTexts = {
  subject: string
  body: string
  button: string
  /** Says how long the link is valid. */
  validity: string
  /** Says what to do with an unsolicited mail. */
  advice: string
}

export const greetings: Record<MailLanguage, string> = {
  en: 'Hello {name},',
  pt: 'Olá, {name},',
  es: 'Hola, {name}:',
  fr: 'Bonjour {name},',
  zh: '{name}，您好：',
}

const verifyTexts: Record<MailLanguage, LetterTexts> = {
  en: {
    subject: 'Confirm your email address',
    body: 'Welcome to Soleira. Confirm that this is your email address to finish creating your account.',
    button: 'Confirm email address',
    validity: 'The link works once and expires in 7 days.',
    advice: 'If you didn’t create an account, you can ignore this email.',
  },
  pt: {
    subject: 'Confirme o seu endereço de e-mail',
    body: 'Boas-vindas à Soleira. Confirme que este é o seu endereço de e-mail para concluir a criação da conta.',
    button: 'Confirmar endereço de e-mail',
    validity: 'A ligação só pode ser usada uma vez e expira dentro de 7 dias.',
    advice: 'Se não criou nenhuma conta, pode ignorar este e-mail.',
  },
  es: {
    subject: 'Confirme su dirección de correo electrónico',
    body: 'Le damos la bienvenida a Soleira. Confirme que esta es su dirección de correo electrónico para terminar de crear su cuenta.',
    button: 'Confirmar la dirección',
    validity: 'El enlace solo se puede usar una vez y caduca en 7 días.',
    advice: 'Si no ha creado ninguna cuenta, puede ignorar este correo.',
  },
  fr: {
    subject: 'Confirmez votre adresse e-mail',
    body: 'Bienvenue sur Soleira. Confirmez que cette adresse e-mail est la vôtre pour terminer la création de votre compte.',
    button: 'Confirmer l’adresse e-mail',
    validity: 'Ce lien est utilisable une seule fois et expire au bout de 7 jours.',
    advice: 'Si vous n’avez pas créé de compte, vous pouvez ignorer cet e-mail.',
  },
  zh: {
    subject: '请验证您的邮箱',
    body: '欢迎使用 Soleira。请验证您的邮箱，以完成账户创建。',
    button: '验证邮箱',
    validity: '此链接仅可使用一次，7 天后失效。',
    advice: '如果您没有注册账户，请忽略此邮件。',
  },
}

const resetTexts: Record<MailLanguage, LetterTexts> = {
  en: {
    subject: 'Choose a new password',
    body: 'Someone, probably you, asked to reset the password for your Soleira account.',
    button: 'Choose a new password',
    validity:
      'The link works once and expires in 30 minutes. Choosing a new password signs you out on all your devices.',
    advice: 'If this wasn’t you, you can ignore this email. Your password won’t change.',
  },
  pt: {
    subject: 'Escolha uma nova palavra-passe',
    body: 'Recebemos um pedido, provavelmente seu, para repor a palavra-passe da sua conta Soleira.',
    button: 'Escolher nova palavra-passe',
    validity:
      'A ligação só pode ser usada uma vez e expira dentro de 30 minutos. Ao escolher uma nova palavra-passe, a sua sessão termina em todos os dispositivos.',
    advice: 'Se não fez este pedido, pode ignorar este e-mail. A sua palavra-passe não muda.',
  },
  es: {
    subject: 'Elija una nueva contraseña',
    body: 'Hemos recibido una solicitud, probablemente suya, para restablecer la contraseña de su cuenta de Soleira.',
    button: 'Elegir una nueva contraseña',
    validity:
      'El enlace solo se puede usar una vez y caduca en 30 minutos. Al elegir una nueva contraseña se cierra la sesión en todos sus dispositivos.',
    advice: 'Si no lo ha solicitado usted, puede ignorar este correo. Su contraseña no cambiará.',
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe',
    body: 'Quelqu’un, vous sans doute, a demandé la réinitialisation du mot de passe de votre compte Soleira.',
    button: 'Choisir un nouveau mot de passe',
    validity:
      'Ce lien est utilisable une seule fois et expire au bout de 30 minutes. Choisir un nouveau mot de passe vous déconnecte de tous vos appareils.',
    advice: 'Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe reste inchangé.',
  },
  zh: {
    subject: '设置新密码',
    body: '有人（可能是您本人）请求重置您的 Soleira 账户密码。',
    button: '设置新密码',
    validity: '此链接仅可使用一次，30 分钟后失效。设置新密码后，所有设备都将退出登录。',
    advice: '如果这不是您本人的操作，请忽略此邮件，您的密码不会改变。',
  },
}

const invitationTexts: Record<MailLanguage, LetterTexts> = {
  en: {
    subject: 'Your Soleira account',
    body: 'An administrator of your agency has created an account for you. Choose a password to start using it.',
    button: 'Choose a password',
    validity: 'The link works once and expires in 7 days.',
    advice:
      'If you don’t work for this agency, you can ignore this email. Nobody can use the account without a password.',
  },
  pt: {
    subject: 'A sua conta Soleira',
    body: 'Um administrador da sua agência criou uma conta para si. Escolha uma palavra-passe para começar a utilizá-la.',
    button: 'Escolher palavra-passe',
    validity: 'A ligação só pode ser usada uma vez e expira dentro de 7 dias.',
    advice:
      'Se não trabalha nesta agência, pode ignorar este e-mail. Sem palavra-passe, ninguém pode utilizar a conta.',
  },
  es: {
    subject: 'Su cuenta de Soleira',
    body: 'Un administrador de su agencia ha creado una cuenta para usted. Elija una contraseña para empezar a usarla.',
    button: 'Elegir una contraseña',
    validity: 'El enlace solo se puede usar una vez y caduca en 7 días.',
    advice:
      'Si no trabaja en esta agencia, puede ignorar este correo. Sin contraseña, nadie puede usar la cuenta.',
  },
  fr: {
    subject: 'Votre compte Soleira',
    body: 'Un administrateur de votre agence a créé un compte pour vous. Choisissez un mot de passe pour commencer à l’utiliser.',
    button: 'Choisir un mot de passe',
    validity: 'Ce lien est utilisable une seule fois et expire au bout de 7 jours.',
    advice:
      'Si vous ne travaillez pas dans cette agence, ignorez cet e-mail : sans mot de passe, personne ne peut utiliser le compte.',
  },
  zh: {
    subject: '您的 Soleira 账户',
    body: '贵公司的管理员已为您创建账户。请设置密码以开始使用。',
    button: '设置密码',
    validity: '此链接仅可使用一次，7 天后失效。',
    advice: '如果您不是该公司的员工，请忽略此邮件。未设置密码，任何人都无法使用该账户。',
  },
}

export const letterTexts = { verify: verifyTexts, invitation: invitationTexts, reset: resetTexts }
