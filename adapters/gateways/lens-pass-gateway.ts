import type { GatewayDeps, Gateways } from './gateways.ts'

/** The lens profile of a customer. */
export const makeLensPassGateway = ({ call }: GatewayDeps): Pick<Gateways, 'lensPass' | 'lensPassUpkeep'> => ({
  lensPass: {
    pass: () => call('getLensPass', {}),
    suggestions: () => call('getLensValueSuggestions', {}),
    add: (input) => call('addLensValues', input),
    take: (input) => call('importLensValues', input),
  },
  lensPassUpkeep: {
    correct: (id, values) => call('correctLensValues', { id, values }),
    remove: (id) => call('removeLensValues', { id }),
    rename: (id, name) => call('renameLensWearer', { id, name }),
    deleteWearer: (id) => call('removeLensWearer', { id }),
  },
})
