// The first import of a command: a file .env counts before anything asks for a variable, and what is wrong ends the command by its name.
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
