import type { SuggestionEntry, WearerEntry } from '../../ui/lens-pass/lens-pass-data.ts'

const rows = [
  {
    eye: 'right',
    values: [
      { key: 'sphere', text: '-2.25' }, { key: 'cylinder', text: '-0.75' }, { key: 'axis', text: '180' },
      { key: 'radius', text: '8.7' }, { key: 'diameter', text: '14.5' },
    ],
  },
  {
    eye: 'left',
    values: [
      { key: 'sphere', text: '-2.75' }, { key: 'cylinder', text: '-1.25' }, { key: 'axis', text: '90' },
      { key: 'radius', text: '8.7' }, { key: 'diameter', text: '14.5' },
    ],
  },
] as const

const lens = { title: 'Biofinity toric', path: '/p/1002/biofinity-toric' }

export const anna: WearerEntry = {
  id: 2, name: 'Anna',
  current: {
    id: 3, day: '2026-03-01', source: { _tag: 'Order', orderId: 1, orderNumber: 'IR-2026-000001' }, rows, lens,
    changePath: '/my-account/lens-pass/values/3',
  },
  earlier: [{
    id: 1, day: '2025-01-15', source: { _tag: 'Given', by: 'box' }, changePath: '/my-account/lens-pass/values/1',
    rows: [{ eye: 'right', values: [{ key: 'sphere', text: '-2.00' }] }, { eye: 'left', values: [{ key: 'sphere', text: '-2.50' }] }],
  }],
}

export const ben: WearerEntry = {
  id: 5, name: 'Ben', earlier: [],
  current: {
    id: 4, day: '2026-02-20', source: { _tag: 'Given', by: 'typed' }, changePath: '/my-account/lens-pass/values/4',
    rows: [{ eye: 'right', values: [{ key: 'sphere', text: '+1.50' }] }],
  },
}

export const aSuggestion: SuggestionEntry = {
  orderId: 1, orderNumber: 'IR-2026-000001', day: '2026-03-01', title: 'Biofinity toric', rows, lineIds: ['line-1', 'line-2'],
}
