import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { format } from 'node:util';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

// A console error in a unit test is a failure: React's warnings are bugs that nobody would read otherwise.
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      throw new Error(`console.${method}: ${format(...values)}`);
    });
  }
});
