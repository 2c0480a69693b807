import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';

describe.each(databases)('sections on $kind', (kind) => {
  test('a section that was never saved returns its defaults', async () => {
    const { send } = await testApp(kind);
    expect((await send('GET', '/about')).body).toMatchObject({
      version: 0,
      stats: [
        { value: '5+', label: 'Years Experience' },
        { value: '20+', label: 'Projects Delivered' },
        { value: '92%', label: 'Client Retention' },
      ],
    });
    expect((await send('GET', '/footer')).body).toMatchObject({ brandName: 'Your Brand', phoneLabel: 'Phone:' });
  });

  test('visitors read a saved section at once, and the response can be sent back unchanged', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const saved = await send('PUT', '/hero', {
      token,
      body: { titleLine1: '  Built on sand.  ', bgOverlayOpacity: 0.25 },
    });
    expect(saved.status).toBe(200);
    const { body, headers } = await send('GET', '/hero');
    expect(body).toEqual(saved.body);
    expect(body).toMatchObject({ titleLine1: 'Built on sand.', bgOverlayOpacity: 0.25, version: 1 });
    expect(headers).toMatchObject({ etag: expect.stringMatching(/^"1-[\w-]+"$/), 'x-record-version': '1' });
    const next = await send('PUT', '/hero', { token, body });
    expect(next).toMatchObject({ body: { version: 2 }, headers: { 'x-record-version': '2' } });
  });

  test('the second of two editors gets a conflict and overwrites nothing', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const first = { token, body: { titleLine1: 'first' } };
    await send('PUT', '/hero', { ...first, headers: { 'if-match': '"0"' } });
    const late = await send('PUT', '/hero', { token, body: { titleLine1: 'late' }, headers: { 'if-match': '"0"' } });
    expect(late).toMatchObject({ status: 412, body: { code: 'stale' } });
    expect((await send('GET', '/hero')).body.titleLine1).toBe('first');
    const informed = { token, body: { titleLine1: 'informed' }, headers: { 'if-match': '"1"' } };
    expect((await send('PUT', '/hero', informed)).status).toBe(200);
    expect((await send('PUT', '/hero', informed)).status).toBe(412);
    expect((await send('PUT', '/hero', first)).body).toMatchObject({ titleLine1: 'first', version: 3 });
  });

  test('If-Match accepts the version as a number, quoted, weak, or as the start of an ETag', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const put = (ifMatch: string) =>
      send('PUT', '/hero', { token, body: { titleLine1: ifMatch }, headers: { 'if-match': ifMatch } });
    await send('PUT', '/hero', { token, body: { titleLine1: 'first' } });
    const forms = (version: number) => [`${version}`, `"${version}"`, `W/"${version}"`, `"${version}-Zx-9_-br"`];
    for (const [index, ifMatch] of forms(9).entries()) {
      expect((await put(ifMatch)).status, ifMatch).toBe(412);
      const current = forms(index + 1)[index] ?? '';
      expect((await put(current)).status, current).toBe(200);
    }
    for (const foreign of ['"5x"', '"-5"', '"other"', '"5", "6"']) expect((await put(foreign)).status).toBe(412);
  });

  test('when many editors save the same version at once, only one succeeds', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await send('PUT', '/hero', { token, body: { titleLine1: 'seen by all' } });
    const tries = Array.from({ length: 10 }, (_, n) =>
      send('PUT', '/hero', { token, body: { titleLine1: `editor ${n}` }, headers: { 'if-match': '"1"' } }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 412)).toHaveLength(9);
  });

  test('only staff can read hidden entries', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const faqs = [
      { question: 'Seen?', answer: 'Yes.' },
      { question: 'Hidden?', answer: 'Yes.', isVisible: false },
    ];
    await send('PUT', '/faq', { token, body: { faqs } });
    const questions = async (as?: string) =>
      (await send('GET', '/faq', as ? { token: as } : {})).body.faqs.map(
        (entry: { question: string }) => entry.question,
      );
    expect(await questions()).toEqual(['Seen?']);
    expect(await questions(token)).toEqual(['Seen?', 'Hidden?']);
    expect(await questions(await login('user'))).toEqual(['Seen?']);
  });

  test('HTML is sanitised on save, and on read if an older version stored it', async () => {
    const { send, login, database } = await testApp(kind);
    const token = await login('editor');
    const dirty = '<p onclick="x()">Hi<script>alert(1)</script> <a href="javascript:alert(1)">link</a></p>';
    const { body } = await send('PUT', '/footer', { token, body: { addressHtml: dirty } });
    expect(body.addressHtml).toBe('<p>Hi <a>link</a></p>');
    const value = JSON.stringify({ addressHtml: dirty });
    await database.db
      .updateTable('sections')
      .set({ value, sanitizer_version: 0 })
      .where('name', '=', 'footer')
      .execute();
    expect((await send('GET', '/footer')).body.addressHtml).toBe('<p>Hi <a>link</a></p>');
  });

  test('a stored section that violates a newer rule can still be read', async () => {
    const { send, login, database } = await testApp(kind);
    await send('PUT', '/hero', { token: await login('editor'), body: { titleLine1: 'x' } });
    const value = JSON.stringify({ titleLine1: 'x'.repeat(500), bgOverlayOpacity: 'abc', gone: true, cta: 7 });
    await database.db.updateTable('sections').set({ value, sanitizer_version: 0 }).where('name', '=', 'hero').execute();
    const { status, body } = await send('GET', '/hero');
    expect(status).toBe(200);
    expect(body).toMatchObject({ titleLine1: 'x'.repeat(500), bgOverlayOpacity: 0.6, cta: { label: '', href: '' } });
    expect(body).not.toHaveProperty('gone');
  });
});

describe.each(databases)('writes on $kind', (kind) => {
  test('without content change nothing', async () => {
    const { app, send, login } = await testApp(kind);
    const token = await login('editor');
    await send('PUT', '/hero', { token, body: { titleLine1: 'kept' } });
    const authorization = `Bearer ${token}`;
    const json = { authorization, 'content-type': 'application/json' };
    for (const payload of ['', 'null', '{}']) {
      const reply = await app.inject({ method: 'PUT', url: '/api/hero', headers: json, payload });
      expect(reply.statusCode, payload).toBe(400);
    }
    expect((await app.inject({ method: 'PUT', url: '/api/hero', headers: { authorization } })).statusCode).toBe(400);
    const form = { authorization, 'content-type': 'multipart/form-data; boundary=x' };
    const reply = await app.inject({ method: 'PUT', url: '/api/hero', headers: form, payload: '--x--' });
    expect(reply.statusCode).toBe(415);
    expect((await send('GET', '/hero')).body).toMatchObject({ titleLine1: 'kept', version: 1 });
  });

  test('with an out-of-range version or order get a defined response, not a server error', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const far = { token, body: { titleLine1: 'x' }, headers: { 'if-match': '"999999999999999"' } };
    expect((await send('PUT', '/hero', far)).status).toBe(412);
    const words = { name: 'Asha', feedback: 'They answer the telephone.', order: 9e15 };
    const made = await send('POST', '/testimonials', { token, body: words });
    expect(made.body.order).toBe(2_147_483_647);
    const positions = [{ _id: made.body._id, order: 9_999_999_999 }];
    expect((await send('PUT', '/testimonials/reorder/list', { token, body: positions })).status).toBe(400);
  });

  test('with an ended session are refused; so are reads, which would return filtered data', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await send('POST', '/users/logout', { token });
    expect((await send('PUT', '/faq', { token, body: { heading: 'x' } })).status).toBe(401);
    expect((await send('GET', '/faq', { token })).status).toBe(401);
    expect((await send('GET', '/faq')).status).toBe(200);
  });
});

describe.each(databases)('rules for section fields on $kind', (kind) => {
  async function save(path: string, body: object) {
    const { send, login } = await testApp(kind);
    return send('PUT', path, { token: await login('admin'), body });
  }

  test.each([
    [5, 1],
    [-1, 0],
    ['0.35', 0.35],
    ['dark', 0.6],
    [null, 0.6],
  ])('overlay opacity %j becomes %d', async (given, stored) => {
    expect((await save('/hero', { bgOverlayOpacity: given })).body.bgOverlayOpacity).toBe(stored);
  });

  test('map zoom and coordinates are limited to their range', async () => {
    const { body } = await save('/contact/section', { mapZoom: 99, mapLat: 28.02291234, mapLng: '73.3119' });
    expect(body).toMatchObject({ mapZoom: 20, mapLat: 28.022912, mapLng: 73.3119 });
    expect((await save('/contact/section', { mapZoom: '' })).body.mapZoom).toBe(13);
  });

  test('a visible service card needs title, description and a slug or link; its slug follows the title', async () => {
    const words = 'Each visible card needs Title, Description, and either a Slug or an External Link.';
    const refused = await save('/service-section', {
      cards: [{ title: 'A', description: 'B' }, { title: 'No words' }],
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: words, issues: [{ path: 'cards.1', message: words }] },
    });
    const hidden = await save('/service-section', { cards: [{ title: '', isVisible: false }] });
    expect(hidden.status).toBe(200);
    const { body } = await save('/service-section', {
      cards: [{ title: 'Web Dévelopment & more!', description: 'B', slug: '', href: ' /x ' }],
    });
    expect(body.cards[0]).toMatchObject({ slug: 'web-development-more', href: '/x', iconKey: 'FaCode', order: 0 });
  });

  test('a social link can be a WhatsApp app link, a phone number or a wa.me link', async () => {
    const social = ['whatsapp://send?phone=91151', '+91 98765 43210', 'wa.me/91151'].map((href) => ({
      href,
      iconKey: 'FaWhatsapp',
    }));
    expect((await save('/footer', { social })).body.social).toEqual(social);
  });

  test('a blank price becomes 0, features may be objects', async () => {
    const plan = { title: 'Dune', price: '', features: ['one', { text: 'two' }] };
    const { body } = await save('/pricing', { plans: [plan] });
    expect(body.periodLabel).toBe('/month');
    expect(body.plans[0]).toMatchObject({ price: 0, features: ['one', 'two'], buttonLabel: 'Choose Plan', icon: '💼' });
  });

  test.each([
    ['/hero', { titleLine9: 'x' }, 'titleLine9'],
    ['/hero', { cta: { href: 'javascript:alert(1)' } }, 'cta.href'],
    ['/hero', { cta: { href: 'java\tscript:alert(1)' } }, 'cta.href'],
    ['/hero', { bgImageUrl: 'data:text/html,x' }, 'bgImageUrl'],
    ['/hero', { titleLine1: 7 }, 'titleLine1'],
    ['/hero', { titleLine1: 'x'.repeat(121) }, 'titleLine1'],
    ['/footer', { social: [{ href: 'vbscript:x' }] }, 'social.0.href'],
    ['/footer', { usefulLinks: 'none' }, 'usefulLinks'],
    ['/footer', { usefulLinks: [{ href: 'whatsapp://send?phone=1' }] }, 'usefulLinks.0.href'],
    ['/faq', { faqs: Array.from({ length: 101 }, () => ({ question: 'q', answer: 'a' })) }, 'faqs'],
    ['/faq', { faqs: [{ question: 'Without an answer?' }] }, 'faqs.0'],
    ['/contact/section', { mapLat: '' }, 'mapLat'],
    ['/contact/section', { mapLng: 181 }, 'mapLng'],
    [
      '/pricing',
      {
        plans: [
          { title: 'a', price: 9 },
          { title: 'b', price: 'many' },
        ],
      },
      'plans.1.price',
    ],
    ['/pricing', { plans: [{ title: 'a', price: true }] }, 'plans.0.price'],
  ])('%s refuses %j and names the field', async (path, body, field) => {
    const answer = await save(path, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid', issues: [{ path: field }] });
  });
});
