import 'reflect-metadata'

// React and others choose their build by this word when they are read: what is built runs as production, whatever was said.
process.env['NODE_ENV'] = 'production'

const { start } = await import('./start.ts')
await start(process.env)
