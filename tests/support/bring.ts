import { bringChromium } from './bring-chromium.ts'
import { bringEmulator } from './firebase/bring-emulator.ts'

/** Brings what the tests need and a machine may lack: `browser` or `emulator`. */
process.exitCode = process.argv[2] === 'emulator' ? Number(!bringEmulator()) : bringChromium()
