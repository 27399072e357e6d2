import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with Node's fetch, so that a request leaves the page as it does in a browser and can be caught at the network. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    // jsdom's own signals belong to another realm, and Node's fetch rejects them.
    const { fetch, Headers, Request, Response, AbortController, AbortSignal, TextEncoder, TextDecoder } =
      globalThis;
    const { ReadableStream, WritableStream, TransformStream, BroadcastChannel, structuredClone } = globalThis;
    Object.assign(this.global, {
      ...{ fetch, Headers, Request, Response, AbortController, AbortSignal, TextEncoder, TextDecoder },
      ...{ ReadableStream, WritableStream, TransformStream, BroadcastChannel, structuredClone },
    });
  }
}
