import { parseArgs } from 'node:util';
import { ApiHost } from './sample-api/api-host';
import { modes } from './sample-api/faults';

const help = `Serves the sample content as the API of a choir (docs/api.md), on this machine only.

  npm run api:sample -- [--port 8000] [--django] [--fault <mode>] [--only <path>]

  --django   blanks as "", naive times, numbers as texts, lists in pages, files on the next port
  --fault    ${modes.join(', ')}
  --only     the fault is for lists whose path begins so: news, press-release …

While it runs, POST /control with {"mode": "down", "only": "news"} changes how it behaves; GET /control
tells the orders it has had.`;

async function main(): Promise<number | undefined> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8000' },
      django: { type: 'boolean', default: false },
      fault: { type: 'string', default: 'ok' },
      only: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  });
  const mode = modes.find((each) => each === values.fault);
  if (values.help || mode === undefined || !/^\d{1,5}$/.test(values.port)) {
    console.error(help);
    return values.help ? 0 : 2;
  }
  const host = new ApiHost({ manner: values.django ? 'django' : 'plain' });
  host.behaviour = { mode, only: values.only };
  await host.start(Number(values.port));
  console.log(`API_URL=${host.url}`);
  if (values.django) console.log(`MEDIA_HOSTS=${new URL(host.mediaOrigin).host}`);
  return undefined;
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  },
);
