import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

interface Scene {
  width: number;
  height: number;
  /** From above to the horizon. */
  sky: readonly [string, string];
  hills: readonly string[];
}

/** Hills under a sky, as a photograph of a landscape would have them. */
function draw({ width, height, sky: [above, below], hills }: Scene): Buffer {
  const slopes = hills.map((colour, index) => {
    const top = height * (0.45 + (index * 0.4) / hills.length);
    const bend = height * 0.25 * (index % 2 === 0 ? -1 : 1);
    return `<path fill="${colour}" d="M0 ${top}C${width * 0.3} ${top + bend} ${width * 0.7} ${top - bend} ${width} ${top}V${height}H0z"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient></defs><path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>${slopes.join('')}</svg>`,
  );
}

const morning: Scene = {
  width: 1000,
  height: 640,
  sky: ['#5d8fb8', '#f3d9b1'],
  hills: ['#7f9a8a', '#3f6b58', '#1f3b34'],
};
const evening: Scene = {
  width: 1000,
  height: 660,
  sky: ['#3b3f6b', '#f0a36b'],
  hills: ['#8a5a6b', '#4a3350', '#241f33'],
};

/** Who took it where, which no page may tell. */
const taken = {
  IFD0: { Artist: 'second-agency photographer' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 9/1 0/1' },
};
/** The EXIF code of a picture that was taken with the camera on its side, to be turned by 90 degrees. */
const onItsSide = 6;

/** The photographs that the second owner puts beside the texts; made here, since the project has none of its own. */
export async function writePhotographs(content: string): Promise<void> {
  const folder = path.join(content, 'photographs');
  await mkdir(folder, { recursive: true });
  const tall = { ...evening, width: 1000, height: 1100 };
  await Promise.all([
    sharp(draw(morning)).jpeg({ quality: 80 }).withExif(taken).toFile(path.join(folder, 'quay.jpg')),
    sharp(draw(tall))
      .rotate(-90)
      .jpeg({ quality: 80 })
      .withExif(taken)
      .withMetadata({ orientation: onItsSide })
      .toFile(path.join(content, 'posts/pine.jpg')),
    sharp(draw(evening)).jpeg({ quality: 80 }).toFile(path.join(content, 'posts/bay.jpg')),
    sharp(draw({ ...morning, width: 1100, height: 550 }))
      .webp({ quality: 80 })
      .toFile(path.join(content, 'pages/harbour.webp')),
    sharp(sign).png().toFile(path.join(folder, 'bookshop-sign.png')),
  ]);
}

/** A sign through which the page shines. */
const sign = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><path fill="#1d6b45" d="M20 120 120 30l100 90z"/><path fill="#3b6ea5" d="M20 170c50-50 70 50 100 0s60 40 100 0v40H20z"/></svg>',
);
