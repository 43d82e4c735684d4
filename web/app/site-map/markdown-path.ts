/** `/blog/a` → `/blog/a.md`, `/` → `/index.md` */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);
