const longest = 80;

/** 'Logo & Brand Design' becomes 'logo-and-brand-design'. */
export function keywordOf(text) {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
    .toLowerCase();
  return (plain.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, longest).replace(/-$/, '');
}
