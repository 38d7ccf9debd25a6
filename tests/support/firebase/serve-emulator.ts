import { createRequire } from 'node:module'
import { EMULATOR } from './install-emulator.ts'

type Emulator = new (at: { readonly host: string; readonly port: number; readonly projectId: string }) => {
  readonly start: () => Promise<void>
}

// The emulator as Firebase's own command starts it, without the hub and its UI.
const { AuthEmulator } = createRequire(new URL('package.json', EMULATOR))('firebase-tools/lib/emulator/auth') as {
  readonly AuthEmulator: Emulator
}
const [, , port = '', projectId = ''] = process.argv
await new AuthEmulator({ host: '127.0.0.1', port: Number(port), projectId }).start()
