declare module 'subset-font' {
  interface Options {
    keepFeatures?: readonly string[];
    targetFormat?: 'woff2' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
