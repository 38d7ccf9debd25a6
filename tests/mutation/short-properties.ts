import fc from 'fast-check'

// A mutant that a property kills is killed early; a survivor must not cost twenty thousand runs each time.
fc.configureGlobal({ interruptAfterTimeLimit: 250, seed: 7 })
