declare module 'negotiator' {
  // The types published for it know nothing of `preferred`.
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
  }
}
