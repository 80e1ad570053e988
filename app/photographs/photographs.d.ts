declare module 'virtual:photographs' {
  type Variants = readonly (readonly [address: string, width: number])[];
  /** Every photograph below `content/`, by its file relative to the project's root. */
  const photographs: Readonly<
    Record<string, { width: number; height: number; tint?: string; avif: Variants; webp: Variants }>
  >;
  export default photographs;
}
