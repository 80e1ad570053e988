/** The id of the family name in a font's name table. */
const familyNameId = 1;
/** Names for Windows are in UTF-16, and every font has them. */
const windows = 3;

/** The family name of a TrueType font. The image library selects fonts only by this name. */
export function familyNameOf(font: Buffer): string {
  const tables = font.readUInt16BE(4);
  const records = Array.from({ length: tables }, (_, index) => 12 + index * 16);
  const record = records.find((at) => font.toString('latin1', at, at + 4) === 'name');
  if (record === undefined) throw new Error('The font has no table of names.');
  const table = font.readUInt32BE(record + 8);
  const texts = table + font.readUInt16BE(table + 4);
  const names = Array.from({ length: font.readUInt16BE(table + 2) }, (_, index) => table + 6 + index * 12);
  const name = names.find((at) => font.readUInt16BE(at) === windows && font.readUInt16BE(at + 6) === familyNameId);
  if (name === undefined) throw new Error('The font does not name its family.');
  const start = texts + font.readUInt16BE(name + 10);
  return Buffer.from(font.subarray(start, start + font.readUInt16BE(name + 8)))
    .swap16()
    .toString('utf16le');
}
