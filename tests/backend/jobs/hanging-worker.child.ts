// A process of its own for the crash test: leases all due mail, reports it, and never ends by itself.
import { database } from '#backend/database/database.ts';
import { createDispatcher } from '#backend/jobs/dispatcher.ts';

const forever = setInterval(() => undefined, 1000);
const hang = (): Promise<void> =>
  new Promise(() => {
    process.stdout.write('taken\n');
    forever.ref();
  });

await createDispatcher(database, { mail: hang }, { tryMs: Number(process.env['TRY_MS']) }).runOnce();
