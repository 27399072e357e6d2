/** @jest-environment node */
import { parseEnvironment } from '@/lib/server/env';

describe('the environment', () => {
  it('needs nothing: defaults serve the embedded content on port 3000', () => {
    const env = parseEnvironment({});
    expect(env).toMatchObject({
      port: 3000,
      siteUrl: 'http://localhost:3000',
      apiUrl: undefined,
      apiTimeoutMs: 5000,
    });
  });

  it('takes addresses without their trailing slash', () => {
    expect(parseEnvironment({ API_URL: 'https://api.example.org/v1/' }).apiUrl).toBe(
      'https://api.example.org/v1',
    );
  });

  it('takes the hosts of pictures as a list', () => {
    expect(parseEnvironment({}).mediaHosts).toEqual([]);
    const given = ' CDN.example.org, media.example.org:8443,,10.0.0.5:9000';
    expect(parseEnvironment({ MEDIA_HOSTS: given }).mediaHosts).toEqual([
      ...['cdn.example.org', 'media.example.org:8443', '10.0.0.5:9000'],
    ]);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['SITE_URL', 'armindeni.ro'],
    ['API_URL', 'ftp://api.example.org'],
    ['API_TIMEOUT_MS', 'soon'],
    ['DATABASE_URL', 'mysql://x'],
    ['SHOP_API_IDEMPOTENT', 'yes'],
    ['ORDER_RETENTION', 'never'],
    ['REVALIDATE_SECRET', 'short'],
    ['DESK_SECRET', 'fifteen letters'],
    ['DESK_WEBHOOK_URL', 'ftp://hook.example'],
    ['DESK_WEBHOOK_URL', 'https://hook.example/?key=1'],
    ['DESK_WEBHOOK_SECRET', 'short'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtp://mail.example'],
    ['DESK_MAIL_TO', 'desk'],
    ['DESK_MAIL_FROM', 'the desk'],
    ['MEDIA_HOSTS', 'https://cdn.example'],
    ['MEDIA_HOSTS', 'cdn.example, a b'],
    ['MEDIA_HOSTS', 'cdn.example:99999'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const read = () => parseEnvironment({ [name]: value });
    expect(read).toThrow(new RegExp(`^Environment: .*${name}[^\\n]*$`));
  });

  it('takes who is told of orders, the desk writing to itself unless told otherwise', () => {
    const given = { SMTP_URL: 'smtp://mail.example', DESK_MAIL_TO: 'desk@choir.example, ana@choir.example' };
    expect(parseEnvironment(given).deskMail).toEqual({
      smtpUrl: 'smtp://mail.example',
      to: 'desk@choir.example, ana@choir.example',
      from: 'desk@choir.example',
    });
    const hook = { DESK_WEBHOOK_URL: 'https://hook.example/?key=1', DESK_WEBHOOK_SECRET: 'sixteen letters!' };
    expect(parseEnvironment(hook)).toMatchObject({
      deskWebhook: { url: hook.DESK_WEBHOOK_URL },
      deskMail: undefined,
      deskSecret: undefined,
    });
  });
});
