import { installChromium } from './install-chromium.ts'
import { installEmulator } from './firebase/install-emulator.ts'

/** Installs what the tests need and a machine may lack: `browser` or `emulator`. */
process.exitCode = process.argv[2] === 'emulator' ? Number(!installEmulator()) : installChromium()
