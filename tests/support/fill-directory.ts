import { fillDirectory } from './filled-directory.ts'

// The data directory of the journeys' shop.
await fillDirectory(process.argv[2] ?? '')
