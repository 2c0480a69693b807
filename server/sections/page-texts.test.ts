import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';

describe.each(databases)('the headings and small texts on $kind', (kind) => {
  test('visitors get nothing that is left to the site, staff get every field', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const { body } = await send('GET', '/page-texts');
    const boxes = { projectsBox: {}, postBox: {}, serviceBox: {}, pricingServices: {} };
    expect(body).toEqual({ ...boxes, version: 0, updatedAt: '' });
    const all = (await send('GET', '/page-texts', { token })).body;
    expect(all).toMatchObject({ aboutLead: '', projectsBox: { isVisible: true, heading: '' } });
    expect(Object.keys(all)).toHaveLength(Object.keys(body).length + 14);
  });

  test('what staff write reaches visitors, and what they empty is left to the site again', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const put = async (body: object) => (await send('PUT', '/page-texts', { token, body })).status;
    const own = { projectsHeading: ' Bouquets ', postBox: { isVisible: false }, projectsBox: { heading: 'Yours?' } };
    expect(await put(own)).toBe(200);
    const shown = (await send('GET', '/page-texts')).body;
    expect(shown).toMatchObject({ projectsHeading: 'Bouquets', version: 1 });
    expect(shown.postBox).toEqual({ isVisible: false });
    expect(shown.projectsBox).toEqual({ heading: 'Yours?' });
    expect(await put({ ...shown, projectsHeading: '' })).toBe(200);
    expect((await send('GET', '/page-texts')).body).not.toHaveProperty('projectsHeading');
  });

  test('a text that is too long is refused beside its field', async () => {
    const { send, login } = await testApp(kind);
    const body = { serviceBox: { heading: 'x'.repeat(161) } };
    const refused = await send('PUT', '/page-texts', { token: await login('editor'), body });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'serviceBox.heading' }] } });
  });
});
