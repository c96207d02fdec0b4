// A part of `npm run generate`: the smaller sizes of the demo's photographs, and their AVIF files, of the largest JPEG of each, which
// is in git.
import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';

/** What a first visit loads is there as AVIF too; the landing page's first picture in one size more. */
const AVIF = ['dandelions-500', 'dusk-500', 'jetty-500', 'leaf-500', 'sunset-500'];
const FIRST = [500, 750, 1000, 1500];

const timeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Writes one size of a photograph, if it is not there, or older than the photograph. */
async function write(source: string, size: number, file: string): Promise<void> {
  if (timeOf(file) >= timeOf(source)) return;
  const picture = sharp(source).resize(size);
  const isAvif = file.endsWith('.avif');
  await (isAvif ? picture.avif({ quality: 50, effort: 3 }) : picture.jpeg({ quality: 80, mozjpeg: true })).toFile(file);
}

async function writeSizes(folder: string, largest: number, hasAvif: (name: string, size: number) => boolean) {
  const end = `-${largest}.jpg`;
  for (const source of readdirSync(folder).filter((file) => file.endsWith(end))) {
    const name = source.slice(0, -end.length);
    for (const size of name === 'boats' ? FIRST : [500, 1000]) {
      const file = `${folder}/${name}-${size}`;
      if (size < largest) await write(`${folder}/${source}`, size, `${file}.jpg`);
      if (hasAvif(name, size)) await write(`${folder}/${source}`, size, `${file}.avif`);
    }
  }
}

export async function writePhotos(): Promise<void> {
  await writeSizes('demo/photos', 1500, (name, size) => name === 'boats' || AVIF.includes(`${name}-${size}`));
  await writeSizes('demo/photos/shop', 1000, () => true);
}
