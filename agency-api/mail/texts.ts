import type { MailLanguage } from './language.ts'

/** The words of one letter. `{name}` is the person's. */
export type LetterTexts = {
  subject: string
  greeting: string
  body: string
  button: string
  /** How long the link works, and what to do when nobody asked for this. */
  notes: string[]
}

/** Confirms an e-mail address after sign-up. */
export const verifyTexts: Record<MailLanguage, LetterTexts> = {
  en: {
    subject: 'Confirm your e-mail address',
    greeting: 'Hello {name},',
    body: 'Welcome to Soleira. Please confirm that this is your e-mail address.',
    button: 'Confirm e-mail address',
    notes: [
      'The link works for 7 days, once.',
      'If you did not create an account, you can ignore this message.',
    ],
  },
  pt: {
    subject: 'Confirme o seu endereço de e-mail',
    greeting: 'Olá {name},',
    body: 'Bem-vindo à Soleira. Confirme, por favor, que este é o seu endereço de e-mail.',
    button: 'Confirmar endereço de e-mail',
    notes: [
      'A ligação é válida durante 7 dias e só pode ser usada uma vez.',
      'Se não criou nenhuma conta, pode ignorar esta mensagem.',
    ],
  },
  es: {
    subject: 'Confirme su dirección de correo electrónico',
    greeting: 'Hola, {name}:',
    body: 'Le damos la bienvenida a Soleira. Confirme, por favor, que esta es su dirección de correo electrónico.',
    button: 'Confirmar la dirección',
    notes: [
      'El enlace es válido durante 7 días y solo se puede usar una vez.',
      'Si no ha creado ninguna cuenta, puede ignorar este mensaje.',
    ],
  },
  fr: {
    subject: 'Confirmez votre adresse e-mail',
    greeting: 'Bonjour {name},',
    body: 'Bienvenue chez Soleira. Merci de confirmer que cette adresse e-mail est bien la vôtre.',
    button: 'Confirmer l’adresse e-mail',
    notes: [
      'Le lien est valable 7 jours et ne peut servir qu’une seule fois.',
      'Si vous n’avez pas créé de compte, vous pouvez ignorer ce message.',
    ],
  },
  zh: {
    subject: '请确认您的电子邮箱地址',
    greeting: '{name}，您好：',
    body: '欢迎使用 Soleira。请确认这是您的电子邮箱地址。',
    button: '确认邮箱地址',
    notes: ['此链接 7 天内有效，仅可使用一次。', '如果您没有注册账户，请忽略此邮件。'],
  },
}

/** Leads to a new password. */
export const resetTexts: Record<MailLanguage, LetterTexts> = {
  en: {
    subject: 'Choose a new password',
    greeting: 'Hello {name},',
    body: 'Someone, probably you, asked for a new password for your Soleira account.',
    button: 'Choose a new password',
    notes: [
      'The link works for 30 minutes, once. A new password signs you out everywhere.',
      'If it was not you, ignore this message: your password stays as it is.',
    ],
  },
  pt: {
    subject: 'Escolha uma nova palavra-passe',
    greeting: 'Olá {name},',
    body: 'Recebemos um pedido para definir uma nova palavra-passe para a sua conta Soleira.',
    button: 'Escolher nova palavra-passe',
    notes: [
      'A ligação é válida durante 30 minutos e só pode ser usada uma vez. Ao definir a nova palavra-passe, a sua sessão termina em todos os dispositivos.',
      'Se não fez este pedido, ignore esta mensagem: a sua palavra-passe mantém-se.',
    ],
  },
  es: {
    subject: 'Elija una nueva contraseña',
    greeting: 'Hola, {name}:',
    body: 'Hemos recibido una solicitud para definir una nueva contraseña de su cuenta de Soleira.',
    button: 'Elegir una nueva contraseña',
    notes: [
      'El enlace es válido durante 30 minutos y solo se puede usar una vez. Al cambiar la contraseña se cerrará la sesión en todos sus dispositivos.',
      'Si no lo ha solicitado, ignore este mensaje: su contraseña no cambia.',
    ],
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe',
    greeting: 'Bonjour {name},',
    body: 'Un nouveau mot de passe a été demandé pour votre compte Soleira.',
    button: 'Choisir un nouveau mot de passe',
    notes: [
      'Le lien est valable 30 minutes et ne peut servir qu’une seule fois. Le changement vous déconnecte de tous vos appareils.',
      'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : votre mot de passe reste inchangé.',
    ],
  },
  zh: {
    subject: '设置新密码',
    greeting: '{name}，您好：',
    body: '我们收到了为您的 Soleira 账户设置新密码的请求。',
    button: '设置新密码',
    notes: [
      '此链接 30 分钟内有效，仅可使用一次。设置新密码后，您将在所有设备上退出登录。',
      '如果这不是您本人的操作，请忽略此邮件，您的密码不会改变。',
    ],
  },
}

/** Invites a new colleague, whose account an administrator has created. */
export const invitationTexts: Record<MailLanguage, LetterTexts> = {
  en: {
    subject: 'Your Soleira account',
    greeting: 'Hello {name},',
    body: 'An administrator of your agency has created an account for you. Choose a password to start using it.',
    button: 'Choose a password',
    notes: [
      'The link works for 7 days, once.',
      'If you don’t work for this agency, you can ignore this message: without a password nobody can use the account.',
    ],
  },
  pt: {
    subject: 'A sua conta Soleira',
    greeting: 'Olá {name},',
    body: 'Um administrador da sua agência criou uma conta para si. Escolha uma palavra-passe para começar a utilizá-la.',
    button: 'Escolher palavra-passe',
    notes: [
      'A ligação é válida durante 7 dias e só pode ser usada uma vez.',
      'Se não trabalha nesta agência, ignore esta mensagem: sem palavra-passe, ninguém pode utilizar a conta.',
    ],
  },
  es: {
    subject: 'Su cuenta de Soleira',
    greeting: 'Hola, {name}:',
    body: 'Un administrador de su agencia ha creado una cuenta para usted. Elija una contraseña para empezar a usarla.',
    button: 'Elegir una contraseña',
    notes: [
      'El enlace es válido durante 7 días y solo se puede usar una vez.',
      'Si no trabaja en esta agencia, ignore este mensaje: sin contraseña, nadie puede usar la cuenta.',
    ],
  },
  fr: {
    subject: 'Votre compte Soleira',
    greeting: 'Bonjour {name},',
    body: 'Un administrateur de votre agence a créé un compte pour vous. Choisissez un mot de passe pour commencer à l’utiliser.',
    button: 'Choisir un mot de passe',
    notes: [
      'Le lien est valable 7 jours et ne peut servir qu’une seule fois.',
      'Si vous ne travaillez pas dans cette agence, ignorez ce message : sans mot de passe, personne ne peut utiliser le compte.',
    ],
  },
  zh: {
    subject: '您的 Soleira 账户',
    greeting: '{name}，您好：',
    body: '贵公司的管理员已为您创建账户。请设置密码以开始使用。',
    button: '设置密码',
    notes: [
      '此链接 7 天内有效，仅可使用一次。',
      '如果您不在该公司工作，请忽略此邮件：没有密码，任何人都无法使用该账户。',
    ],
  },
}
