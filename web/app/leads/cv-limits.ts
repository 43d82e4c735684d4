/**
 * If you raise this above 15, raise `UPLOAD` in server/app.ts and the proxy’s limit too (docs/deployment.md); above 20,
 * also `sizeLimit` in cms/config/plugins.ts.
 */
export const CV_MAX_MB = 10;
export const CV_MAX_BYTES = CV_MAX_MB * 1024 * 1024;
/** Accepted MIME types with their extensions. */
export const CV_TYPES: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
};
/** For the file picker and early errors in the browser; the server checks the content. */
export const CV_EXTENSIONS = Object.values(CV_TYPES).map((extension) => `.${extension}`);
