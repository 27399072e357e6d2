import '@testing-library/jest-dom';
import { format } from 'node:util';

// A console error in a unit test is a failure: React's warnings are bugs that nobody would read otherwise.
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      throw new Error(`console.${method}: ${format(...values)}`);
    });
  }
});
