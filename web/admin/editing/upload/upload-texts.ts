import { saved, saveFailed } from '#contract/texts.ts';

interface UploadTexts {
  done: string;
  failed: string;
}

/** Fields whose uploads have their own messages, by section and path. */
const OWN: Record<string, UploadTexts> = {
  'hero.bgImageUrl': { done: saved.heroBackground, failed: saveFailed.heroBackground },
  'hero.rightImageUrl': { done: saved.heroRightImage, failed: saveFailed.heroRightImage },
};

/** The messages after an upload into a field. */
export function uploadTextsOf(section: string, path: string): UploadTexts {
  return OWN[`${section}.${path}`] ?? { done: saved.image, failed: saveFailed.upload };
}
