import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isApplicantFile } from '../access/applicant-files';
import { MAX_PIXELS } from './max-pixels';

type UploadedFile = { name: string; hash: string };

/** Refuses, as it is uploaded, a picture that is too large for the site: there it would be missing. */
export function limitImageSize(strapi: Core.Strapi): void {
  const { provider } = strapi.plugin('upload');
  const { checkFileSize } = provider;
  provider.extend({
    checkFileSize: async (file: UploadedFile, options: unknown) => {
      await checkFileSize(file, options);
      const { isImage, getDimensions } = strapi.plugin('upload').service('image-manipulation');
      if (isApplicantFile(file.hash) || !(await isImage(file))) return;
      const { width, height } = await getDimensions(file);
      if (width * height > MAX_PIXELS)
        throw new errors.PayloadTooLargeError(
          `${file.name} is too large for the site: ${width} × ${height} are ${inMillions(width * height)} megapixels, and ${inMillions(MAX_PIXELS)} are the most. Make it smaller and upload it again.`,
        );
    },
  });
}

const inMillions = (pixels: number): number => Math.ceil(pixels / 1_000_000);
