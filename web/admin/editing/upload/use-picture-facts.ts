import { useQuery } from '@tanstack/react-query';
import { uploadedName } from '#contract/pictures.ts';
import { query } from '#web/api.ts';
import { fileName, formatBytes, pictureSize } from './picture-info.ts';

/** The file name of a picture, and its size and weight as far as they are known: '1920 × 1110 px, 148 KB'. */
export function usePictureFacts(address: string): { name: string; facts: string } {
  const stored = uploadedName(address);
  const { data } = useQuery({ ...query('GET /pictures/:name', { params: { name: stored } }), enabled: stored !== '' });
  return { name: data?.fileName || fileName(address), facts: pictureFacts(pictureSize(address), data?.bytes) };
}

export function pictureFacts(size: { width: number; height: number } | null, bytes = 0): string {
  return [size && `${size.width} × ${size.height} px`, bytes > 0 && formatBytes(bytes)].filter(Boolean).join(', ');
}
