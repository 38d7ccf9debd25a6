import 'reflect-metadata'
import { start } from './start.ts'

await start(process.env)
