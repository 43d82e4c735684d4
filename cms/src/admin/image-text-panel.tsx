import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Box, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { DescribeImage } from './describe-image';

type Image = { id: number; name: string };

/** Panel beside an entry's form: asks for missing alternative texts of its images. */
export const ImageTextPanel: PanelComponent = () => {
  const images = useForm('ImageTextPanel', ({ values }) => imagesIn(values));
  const [described, setDescribed] = useState<number[]>([]);
  const missing = images.filter(({ id }, index) => !described.includes(id) && isFirst(images, id, index));
  if (missing.length === 0) return null;
  return {
    title: 'Images without a description',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        {missing.map((file) => (
          <Box key={file.id}>
            <Typography variant="pi" ellipsis tag="p" textColor="neutral800">
              {file.name}
            </Typography>
            <DescribeImage file={file} onSaved={() => setDescribed((ids) => [...ids, file.id])} />
          </Box>
        ))}
      </Flex>
    ),
  };
};

const isFirst = (images: Image[], id: number, index: number): boolean =>
  images.findIndex((image) => image.id === id) === index;

/** Images anywhere in the form whose alternative text is null. An empty string is intended. */
function imagesIn(value: unknown): Image[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('mime' in value && 'id' in value && 'name' in value) {
    const isImage = String(value.mime).startsWith('image/');
    const text = 'alternativeText' in value ? value.alternativeText : null;
    return isImage && typeof text !== 'string' ? [{ id: Number(value.id), name: String(value.name) }] : [];
  }
  return Object.values(value).flatMap(imagesIn);
}
