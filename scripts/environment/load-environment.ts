// The first import of a command: loads .env before anything reads a variable, and ends the command with the name of an invalid one.
import { existsSync } from 'node:fs';
import { EnvironmentError, environment } from '#shared/environment/environment.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  environment();
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
