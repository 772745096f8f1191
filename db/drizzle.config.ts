import { defineConfig } from 'drizzle-kit';

// Paths are read from the folder in which drizzle-kit runs: the root of the project.
export default defineConfig({
  dialect: 'sqlite',
  schema: './db/schema/*.ts',
  out: './db/migrations',
});
