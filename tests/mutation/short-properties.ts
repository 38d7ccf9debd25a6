import fc from 'fast-check'

// A mutant that a property finds at all it finds early; what survives must not cost twenty thousand tries each time.
fc.configureGlobal({ interruptAfterTimeLimit: 250, seed: 7 })
