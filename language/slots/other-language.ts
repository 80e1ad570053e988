/** Function words of other languages in Latin script. */
const foreign = new Set(
  'que como para por una uno los las del esta cuanto cuesta puede hacer quiero necesito hola pagina sitio combien coute vous nous avec pour est les des une pouvez je voudrais bonjour prix wie viel kostet ich mein eine der die das und ist nicht konnen sie brauche kya hai mein mera meri aap apka kitne kitna paise banate karte hain chahiye karna mujhe bana karwana quanto costa posso vorrei sono della quanto custa preciso meu minha voce ne kadar bir icin istiyorum berapa saya untuk anda apakah'.split(
    ' ',
  ),
);

/**
 * The share of foreign words from which a message isn't treated as English: 'cuanto cuesta una pagina web' has four of
 * five.
 */
const foreignShare = 0.4;

/** Whether it is English enough to answer: mostly Latin letters, and not another language's function words. */
export function isReadable(question: string, text: string): boolean {
  const letters = question.match(/\p{L}/gu)?.length ?? 0;
  const latin = question.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters === 0 && !/\d/.test(question)) return false;
  if (letters > 0 && latin / letters < 0.6) return false;
  const words = text
    .trim()
    .split(' ')
    .filter((word) => /\p{L}/u.test(word));
  const strange = words.filter((word) => foreign.has(word)).length;
  return words.length < 3 || strange / words.length < foreignShare;
}
