import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saved, saveFailed } from '#contract/texts.ts';
import { formatBytes, fileName, pictureSize } from './picture-info.ts';
import { uploadTextsOf } from './upload-texts.ts';
import { uploadPicture } from './upload.ts';

class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  opened: string[] = [];
  headers = new Map<string, string>();
  body: unknown;

  constructor() {
    FakeRequest.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
  }
}

const assign = vi.fn();
const removeItem = vi.fn();
const file = new File(['x'], 'dunes.webp', { type: 'image/webp' });

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('location', {
    hostname: 'dune.example',
    pathname: '/admin/hero',
    search: '',
    hash: '',
    assign,
  });
  const auth = JSON.stringify({ user: { _id: 'u' }, token: 't0ken' });
  vi.stubGlobal('localStorage', { getItem: () => auth, removeItem });
  vi.stubGlobal('sessionStorage', { setItem: vi.fn() });
});
afterEach(() => vi.unstubAllGlobals());

test("sends a picture as the form field 'image' with the session token, and reports upload progress", async () => {
  const parts: number[] = [];
  const sent = uploadPicture('hero', file, { onProgress: (part) => parts.push(part) });
  const request = FakeRequest.last;
  request.upload.onprogress?.({ loaded: 30, total: 60 });
  request.answer(200, { imageUrl: '/uploads/a-10x20.webp', width: 10, height: 20 });
  expect(await sent).toEqual({ imageUrl: '/uploads/a-10x20.webp', width: 10, height: 20 });
  expect(request.opened).toEqual(['POST', '/api/upload/hero']);
  expect(request.headers.get('authorization')).toBe('Bearer t0ken');
  expect(request.body instanceof FormData && request.body.get('image')).toBeInstanceOf(File);
  expect(parts).toEqual([0.5]);
});

test('a rejected upload carries the message of the server', async () => {
  const sent = uploadPicture('hero', file);
  FakeRequest.last.answer(415, { code: 'not-an-image', message: 'Only images can be uploaded.' });
  await expect(sent).rejects.toMatchObject({
    status: 415,
    code: 'not-an-image',
    message: 'Only images can be uploaded.',
  });
});

test('a lost connection or a foreign response fails without a message, so that the editor shows its own', async () => {
  const lost = uploadPicture('hero', file);
  FakeRequest.last.onerror?.();
  await expect(lost).rejects.toMatchObject({ status: 0, message: '' });
  const odd = uploadPicture('hero', file);
  FakeRequest.last.answer(502, '<html>Bad gateway</html>');
  await expect(odd).rejects.toMatchObject({ status: 502, message: '' });
});

test('an expired session redirects to the login page', async () => {
  const sent = uploadPicture('hero', file);
  FakeRequest.last.answer(401, { code: 'not-logged-in', message: 'Please log in.' });
  await expect(sent).rejects.toMatchObject({ status: 401 });
  expect(assign).toHaveBeenCalledWith('/login');
  expect(removeItem).toHaveBeenCalledWith('auth');
});

test('an aborted upload can be distinguished from a failed one', async () => {
  const control = new AbortController();
  const sent = uploadPicture('hero', file, { signal: control.signal });
  control.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
});

test('the two hero pictures have their own messages; all other pictures share one set', () => {
  expect(uploadTextsOf('hero', 'bgImageUrl')).toEqual({
    done: saved.heroBackground,
    failed: saveFailed.heroBackground,
  });
  expect(uploadTextsOf('hero', 'rightImageUrl')).toEqual({
    done: saved.heroRightImage,
    failed: saveFailed.heroRightImage,
  });
  expect(uploadTextsOf('faq', 'sideImageUrl')).toEqual({ done: saved.image, failed: saveFailed.upload });
});

test('reads the dimensions of an uploaded picture from its URL', () => {
  const address = `/uploads/${'0f'.repeat(16)}-1920x1110.webp`;
  expect(pictureSize(address)).toEqual({ width: 1920, height: 1110 });
  expect(fileName(address)).toBe('Uploaded picture');
  expect(fileName('/api/avatars/male?seed=Asha')).toBe('Drawn portrait');
  expect(pictureSize('https://dune.example/camp.jpg')).toBeNull();
  expect(fileName('https://dune.example/camp%20fire.jpg?v=2')).toBe('camp fire.jpg');
  expect(formatBytes(148 * 1024)).toBe('148 KB');
  expect(formatBytes(2.4 * 1024 * 1024)).toBe('2.4 MB');
});
