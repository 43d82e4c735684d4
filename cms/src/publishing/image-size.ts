import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import sharp from 'sharp';
import { isApplicantFile } from '../access/applicant-files';
import { MAX_PIXELS } from './max-pixels';

type UploadedFile = { name: string; hash: string; mime: string; filepath: string };

/** Rejects images that the site couldn't show: those with too many pixels and unreadable ones. */
export function limitImageSize(strapi: Core.Strapi): void {
  const { provider } = strapi.plugin('upload');
  const { checkFileSize } = provider;
  provider.extend({
    checkFileSize: async (file: UploadedFile, options: unknown) => {
      await checkFileSize(file, options);
      if (!file.mime.startsWith('image/') || isApplicantFile(file.hash)) return;
      // Strapi's own check allows 268 megapixels and accepts an unreadable image as another kind of file.
      const { width, height } = await sharp(file.filepath, { limitInputPixels: false })
        .metadata()
        .catch(() => {
          // An SVG has no pixels.
          if (file.mime === 'image/svg+xml') return { width: 0, height: 0 };
          throw new errors.ValidationError(
            `${file.name} is not an image that the site can read. Save it as JPEG, PNG or WebP.`,
          );
        });
      const pixels = width * height;
      if (pixels > MAX_PIXELS)
        throw new errors.PayloadTooLargeError(
          `${file.name} is too large for the site: ${width} × ${height} are ${inMillions(pixels)} megapixels, and ${inMillions(MAX_PIXELS)} is the limit. Make it smaller and upload it again.`,
        );
    },
  });
}

const inMillions = (pixels: number): number => Math.ceil(pixels / 1_000_000);
