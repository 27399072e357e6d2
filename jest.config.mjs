import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

const base = createJestConfig({
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  // What is true of the sample choir alone runs by `npm run content:sample`.
  testPathIgnorePatterns: ['/node_modules/', '/__tests__/e2e/', '/__tests__/sample/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/__tests__/support/empty.ts',
    '^next-intl/server$': '<rootDir>/__tests__/support/messages.tsx',
    '^@/(.*)$': '<rootDir>/$1',
  },
  // Tests with durable writes wait for the disk; a busy machine must not make them fail.
  testTimeout: 20_000,
  clearMocks: true,
  restoreMocks: true,
});

// next/jest sets its own ignore patterns after ours, and ESM-only packages would then stay untransformed.
export default async function config() {
  const resolved = await base();
  return { ...resolved, transformIgnorePatterns: ['/node_modules/(?!.*\\.m?js$)'] };
}
