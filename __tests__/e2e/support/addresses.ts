/** Where the tested servers listen; playwright.config.ts starts them. E2E_PORT lets two runs stand side by side. */
const first = Number(process.env['E2E_PORT'] ?? 3210);
export const ports = { site: first, apiSite: first + 1, host: first + 2, start: first + 3 } as const;

const at = (port: number) => `http://127.0.0.1:${port}`;

/** The site on its own content. */
export const siteAddress = at(ports.site);
/** The site on the API host. */
export const apiSiteAddress = at(ports.apiSite);
/** The API host itself (scripts/api-sample.ts). */
export const hostAddress = at(ports.host);

export const revalidateSecret = 'a-secret-for-the-tests';
