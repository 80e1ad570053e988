/** 'Responsive on every screen' says how a thing is; it is no thing that a package could include. */
export function isQuality(inclusion: string): boolean {
  return /^(?:built|grouped|ready to|responsive|sized)\b/i.test(inclusion);
}
