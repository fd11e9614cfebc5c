import type { MessageLabel, MessageLanguage } from '#contract/inbox.ts'

interface Letter {
  label: MessageLabel
  language: MessageLanguage
  subject: string
  /** `{reference}` and `{title}` are replaced by those of the message's property. */
  text: string
}

const letter = (label: MessageLabel, language: MessageLanguage, subject: string, text: string): Letter => ({
  label,
  language,
  subject,
  text,
})

export const letters: readonly Letter[] = [
  letter(
    'Book Visit',
    'pt',
    'Visita ao imóvel {reference}',
    'Boa tarde,\n\nGostaríamos de visitar o imóvel {reference} ({title}) no próximo sábado de manhã, se possível por volta das 11h. Somos dois adultos e uma criança.\n\nAgradecemos desde já',
  ),
  letter(
    'Book Visit',
    'en',
    'Viewing of {reference}',
    'Hello,\n\nWe saw “{title}” on your website and would love to view it. We are in Portugal from the 12th to the 18th and are free any afternoon.\n\nKind regards',
  ),
  letter(
    'Book Visit',
    'fr',
    'Visite du bien {reference}',
    'Bonjour,\n\nNous souhaiterions visiter le bien {reference}. Serait-il possible de venir jeudi après-midi ? Le bien est-il toujours disponible ?\n\nBien cordialement',
  ),
  letter(
    'Book Visit',
    'es',
    'Visita a {reference}',
    'Buenos días:\n\nMe interesa el inmueble {reference}. ¿Podríamos visitarlo el viernes por la tarde? Venimos desde Badajoz.\n\nUn saludo',
  ),
  letter(
    'Book Visit',
    'zh',
    '预约看房 {reference}',
    '您好：\n\n我对编号为 {reference} 的房子很感兴趣，下周想预约看房。请问周三下午方便吗？\n\n谢谢',
  ),
  letter(
    'Book Visit',
    'pt',
    'Ainda disponível? {reference}',
    'Bom dia,\n\nO imóvel {reference} ainda está disponível? Qual é o valor do condomínio e do IMI? Podia visitar ao fim do dia, depois das 18h30.\n\nCumprimentos',
  ),
  letter(
    'Zoom us',
    'en',
    'Video call about {reference}',
    'Hi,\n\nWe live in Toronto and can’t travel before spring. Could someone show us {reference} on a video call? Weekday evenings Lisbon time work well.\n\nThank you',
  ),
  letter(
    'Zoom us',
    'fr',
    'Visite en visioconférence',
    'Bonjour,\n\nRésidant à Lyon, nous aimerions une visite en vidéo du bien {reference} avant de nous déplacer. Le mardi ou le mercredi soir nous conviendrait.\n\nMerci d’avance',
  ),
  letter(
    'Zoom us',
    'pt',
    'Reunião por videochamada',
    'Olá,\n\nEstou em Luanda e só volto a Lisboa em dezembro. Era possível marcarmos uma videochamada para ver o imóvel {reference}?\n\nAgradeço desde já',
  ),
  letter(
    'Zoom us',
    'zh',
    '视频看房',
    '您好，我们在上海，想通过视频了解 {reference} 这套房子。北京时间晚上都可以。谢谢！',
  ),
  letter(
    'Sell with us',
    'pt',
    'Avaliação de apartamento',
    'Boa tarde,\n\nHerdámos um apartamento T3 em Campo de Ourique, 2.º andar sem elevador, e pensamos vendê-lo. Fazem avaliação? Qual é a vossa comissão?\n\nAtentamente',
  ),
  letter(
    'Sell with us',
    'en',
    'Selling our villa near Lagos',
    'Dear all,\n\nAfter fourteen years we are moving back to Bristol and would like to sell our villa near Praia da Luz: four bedrooms, pool, 1,900 m² plot. Could you come by for a valuation?\n\nBest wishes',
  ),
  letter(
    'Sell with us',
    'es',
    'Vender una casa en Tavira',
    'Hola:\n\nTenemos una casa en el centro de Tavira que queremos vender antes del verano. ¿Podrían llamarnos para una tasación?\n\nGracias',
  ),
  letter(
    'Sell with us',
    'fr',
    'Estimation d’une maison à Sintra',
    'Bonjour,\n\nNous envisageons de vendre notre maison à Colares. Pourriez-vous nous indiquer vos conditions et passer l’estimer ?\n\nCordialement',
  ),
  letter(
    'Vineyards Form',
    'en',
    'Vineyard in the Alentejo',
    'Good morning,\n\nI am looking for 10 to 30 hectares of planted vineyard with water, a cellar if possible, within two hours of Lisbon. My budget is around 2 million euros.\n\nRegards',
  ),
  letter(
    'Vineyards Form',
    'fr',
    'Recherche domaine viticole',
    'Bonjour,\n\nVignerons en Bourgogne, nous cherchons un domaine de 15 hectares environ au Portugal, avec maison d’habitation. Avez-vous des biens hors marché ?\n\nSincères salutations',
  ),
  letter(
    'Vineyards Form',
    'pt',
    'Quinta com vinha',
    'Bom dia,\n\nProcuro uma quinta com vinha em produção e possibilidade de enoturismo, de preferência em Redondo ou Reguengos. Agradeço que me enviem o que tiverem.\n\nCumprimentos',
  ),
  letter(
    'Vineyards Form',
    'zh',
    '咨询葡萄园',
    '您好，我们公司希望在阿连特茹购买一座带酒窖的葡萄园，面积 20 公顷以上。请发送相关资料。',
  ),
  letter(
    'Work with me',
    'pt',
    'Candidatura espontânea',
    'Exmos. Senhores,\n\nTrabalho em mediação imobiliária há seis anos, na zona de Oeiras, e gostava de trabalhar convosco. Envio o currículo quando quiserem.\n\nCom os melhores cumprimentos',
  ),
  letter(
    'Work with me',
    'en',
    'Photographer for your listings',
    'Hello,\n\nI photograph interiors in Lisbon and along the coast. Could I send you my portfolio?\n\nAll the best',
  ),
  letter(
    'Work with me',
    'es',
    'Colaboración',
    'Buenas tardes:\n\nSomos una agencia de Vigo con clientes que buscan casa en Oporto. ¿Les interesaría colaborar?\n\nSaludos cordiales',
  ),
]

export const senders: Record<MessageLanguage, readonly (readonly [name: string, mailbox: string])[]> = {
  pt: [
    ['Catarina Louro', 'catarina.louro'],
    ['Miguel Antunes', 'm.antunes'],
    ['Teresa Vilar', 'teresavilar'],
    ['Jorge Paixão', 'jorge.paixao'],
    ['Leonor Bastos', 'leonor.bastos'],
    ['Edson Kiala', 'edson.kiala'],
  ],
  en: [
    ['Harriet Collins', 'harriet.collins'],
    ['Tom Ashworth', 'tom.ashworth'],
    ['Emily Sorensen', 'esorensen'],
    ['Daniel Whitlock', 'dwhitlock'],
  ],
  fr: [
    ['Camille Rousselet', 'c.rousselet'],
    ['Étienne Garnier', 'etienne.garnier'],
    ['Sophie Delmas', 'sophie.delmas'],
  ],
  es: [
    ['Lucía Ferreiro', 'lucia.ferreiro'],
    ['Andrés Molina', 'amolina'],
    ['Pilar Quesada', 'pilar.quesada'],
  ],
  zh: [
    ['陈丽华', 'chen.lihua'],
    ['王建国', 'wang.jianguo'],
  ],
}

export const domains: Record<MessageLanguage, string> = {
  pt: 'correio.example',
  en: 'mail.example',
  fr: 'courrier.example',
  es: 'correo.example',
  zh: 'youxiang.example',
}

/** Text of the consent box that every sender has ticked. */
export const consents: Record<MessageLanguage, string> = {
  pt: 'Autorizo o tratamento dos meus dados para responder a este pedido e aceito a política de privacidade.',
  en: 'I agree to the use of my data to reply to this request, and I accept the privacy policy.',
  fr: 'J’accepte que mes données soient utilisées pour répondre à cette demande, et j’accepte la politique de confidentialité.',
  es: 'Autorizo el uso de mis datos para responder a esta solicitud y acepto la política de privacidad.',
  zh: '本人同意贵公司使用本人的个人信息答复此次咨询，并接受隐私政策。',
}

export const responses: Record<MessageLanguage, string> = {
  pt: 'Olá, {name},\n\nAgradecemos a sua mensagem. Sugerimos quinta-feira às 15h ou sábado às 11h; diga-nos, por favor, o que lhe convém.\n\nCom os melhores cumprimentos',
  en: 'Hello {name},\n\nThank you for your message. We could offer Thursday at 3pm or Saturday at 11am. Please let us know what suits you.\n\nKind regards',
  fr: 'Bonjour {name},\n\nMerci de votre message. Nous vous proposons jeudi à 15 h ou samedi à 11 h ; dites-nous ce qui vous convient.\n\nBien cordialement',
  es: 'Hola, {name}:\n\nGracias por su mensaje. Le proponemos el jueves a las 15 h o el sábado a las 11 h; díganos qué le viene mejor.\n\nUn saludo',
  zh: '{name}，您好：\n\n感谢您的来信。我们可以安排周四下午三点或周六上午十一点，请告诉我们您哪个时间方便。\n\n此致\n敬礼',
}
