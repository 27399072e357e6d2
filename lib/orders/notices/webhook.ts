import { createHmac } from 'node:crypto';
import { deskPaths } from '@/lib/routing/desk';
import { postToApi } from '../server/post-to-api';
import { channelTimeoutMs } from './channel';
import type { Channel } from './channel';

type Webhook = { url: string; secret: string; siteUrl: string; now?: () => number };

/** What the receiver compares: HMAC-SHA256 of the time, a full stop and the body, in hexadecimal. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/** POSTs `{ desk, events }` to another service: references and times, never anything of the buyer's. */
export function webhook({ url, secret, siteUrl, now = Date.now }: Webhook): Channel {
  return {
    name: 'webhook',
    async tell(events) {
      const body = JSON.stringify({ desk: siteUrl + deskPaths.home, events });
      const signature = signatureOf(secret, Math.floor(now() / 1000), body);
      const delivered = await postToApi({
        url,
        body,
        headers: { 'content-type': 'application/json', 'x-desk-signature': signature },
        timeoutMs: channelTimeoutMs,
      });
      const code = delivered.result === 'answered' ? String(delivered.status) : delivered.code;
      if (!/^2\d\d$/.test(code)) throw Object.assign(new Error('Not taken'), { code });
    },
  };
}
