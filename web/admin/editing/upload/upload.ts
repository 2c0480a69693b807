import { ApiError, apiBase, failureBody, type Reply } from '#web/api.ts';
import { handleExpiredLogin, readAuth, type Auth } from '#web/session.ts';
import { drawSvg, isDrawing } from './draw-svg.ts';
import * as picturesTexts from '#web/admin/texts/pictures.ts';

export type Uploaded = Reply<'POST /upload/hero'>;

interface UploadOptions {
  /** Called with the sent share, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/** Uploads a picture. If the session has ended, uploads it again after a new login. */
export async function uploadPicture(kind: string, file: File, options: UploadOptions = {}): Promise<Uploaded> {
  const auth = readAuth();
  try {
    const picture = isDrawing(kind, file) ? await drawSvg(file) : file;
    return await sendWithProgress(kind, picture, auth, options);
  } catch (error) {
    const hasEnded = error instanceof ApiError && error.status === 401;
    if (!hasEnded || options.signal?.aborted || !(await handleExpiredLogin(auth, true))) throw error;
    return uploadPicture(kind, file, options);
  }
}

/** XMLHttpRequest, because fetch reports no upload progress. */
function sendWithProgress(kind: string, file: File, auth: Auth | null, { onProgress, signal }: UploadOptions) {
  return new Promise<Uploaded>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('image', file);
    request.open('POST', `${apiBase()}/upload/${kind}`);
    if (auth) request.setRequestHeader('authorization', picturesTexts.bearer(auth.token));
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = parseJson(request.responseText);
      if (isUploaded(answer) && request.status < 400) resolve(answer);
      else reject(new ApiError(request.status, failureBody(answer)));
    };
    request.onerror = () => reject(new ApiError(0, failureBody(null)));
    request.onabort = () => reject(new DOMException(picturesTexts.theUploadWasStopped, 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // a proxy's page instead of our answer
  }
}

function isUploaded(answer: unknown): answer is Uploaded {
  return typeof answer === 'object' && answer !== null && 'imageUrl' in answer && typeof answer.imageUrl === 'string';
}
