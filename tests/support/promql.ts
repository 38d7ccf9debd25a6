import { parser } from '@prometheus-io/lezer-promql'

type Labels = Readonly<Record<string, string>>
type Sample = { readonly name: string; readonly labels: Labels; readonly value: number }
type Vector = readonly Sample[]
type Node = ReturnType<typeof parser.parse>['topNode']
type Read = { readonly before: Vector; readonly now: Vector }

/** The contents of `/metrics` at two moments: the range or offset of a query is the time between them. */
export type Scrapes = { readonly before: string; readonly now: string }

const readSamples = (text: string): Vector =>
  [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels = '', value]) => ({
    name, value: Number(value),
    labels: Object.fromEntries([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, labelled]) => [label, labelled])),
  }))

const identity = ({ name, labels }: Sample): string =>
  JSON.stringify([name, ...Object.entries(labels).map(([label, value]) => `${label} ${value}`).toSorted()])
const same = (one: Sample, others: Vector): Sample | undefined => others.find((other) => identity(other) === identity(one))
const unnamed = (labels: Labels, value: number): Sample => ({ name: '', labels, value })

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 }
const AGGREGATED: Readonly<Record<string, (values: readonly number[]) => number>> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  max: (values) => Math.max(...values), min: (values) => Math.min(...values),
}
const COMPARED: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '>': (left, right) => left > right, '<': (left, right) => left < right, '==': (left, right) => left === right,
}
const COMPUTED: Readonly<Record<string, (left: number, right: number) => number>> = {
  '/': (left, right) => left / right, '+': (left, right) => left + right, '-': (left, right) => left - right,
}
const matches = (value: string, sign: string, input: string): boolean =>
  (sign.includes('~') ? new RegExp(`^(?:${input})$`).test(value) : value === input) !== sign.startsWith('!')

const nodesOf = (node: Node): readonly Node[] => {
  const nodes: Node[] = []
  for (let child = node.firstChild; child !== null; child = child.nextSibling) nodes.push(child)
  return nodes
}

const quantile = (rank: number, buckets: readonly { readonly bound: number; readonly value: number }[]): readonly number[] => {
  const result = buckets.findIndex(({ value }) => value > 0 && value >= rank * (buckets.at(-1)?.value ?? NaN))
  const [low, high] = [buckets[result - 1] ?? { bound: 0, value: 0 }, buckets[result]]
  if (high === undefined) return []
  const share = (rank * (buckets.at(-1)?.value ?? NaN) - low.value) / (high.value - low.value)
  return [high.bound === Infinity ? low.bound : low.bound + (high.bound - low.bound) * share]
}

/** A query in the part of PromQL that the alerts use; anything else is an error. A number is a sample without labels. */
export function openQuery(query: string) {
  const text = (node: Node | null | undefined): string => (node ? query.slice(node.from, node.to) : '')
  const refuse = (node: Node | null | undefined): never => { throw new Error(`Not evaluated: ${node?.name} ${text(node)}`) }
  const every = (name: string, within: Node): readonly Node[] =>
    nodesOf(within).flatMap((node) => (node.name === name ? [node] : every(name, node)))
  const matchersOf = (selector: Node) => every('UnquotedLabelMatcher', selector).map((matcher) => {
    const [label = '', sign = '', value = ''] = nodesOf(matcher).map(text)
    return { label, sign, value: JSON.parse(value) as string }
  })

  const aggregated = (node: Node, vector: Vector): Vector => {
    const modifier = node.getChild('AggregateModifier')
    if (text(modifier).startsWith('without')) refuse(node)
    const by = modifier === null ? [] : every('LabelName', modifier).map(text)
    const reduce = AGGREGATED[text(node.getChild('AggregateOp'))] ?? refuse(node)
    const groups = Map.groupBy(vector.map(({ labels, value }) =>
      unnamed(Object.fromEntries(Object.entries(labels).filter(([label]) => by.includes(label))), value)), identity)
    return [...groups.values()].map((group) => unnamed(group[0]?.labels ?? {}, reduce(group.map(({ value }) => value))))
  }
  const called = (node: Node, read: Read): Vector => {
    const name = text(node.getChild('FunctionIdentifier'))
    const [first, second] = nodesOf(node.getChild('FunctionCallBody') ?? node)
    if (name === 'histogram_quantile') {
      const buckets = valueOf(second, read)
        .map(({ labels, value }) => ({ bound: Number(labels['le']?.replace('+Inf', 'Infinity')), value }))
      return quantile(Number(text(first)), buckets.toSorted((one, other) => one.bound - other.bound)).map((value) => unnamed({}, value))
    }
    const [inner, range] = first === undefined ? [] : nodesOf(first)
    const [now, before] = [valueOf(inner, read), valueOf(inner, { ...read, now: read.before })]
    const both = now.flatMap((one) => [same(one, before)].flatMap((earlier) => (earlier ? [{ one, earlier }] : [])))
    if (name === 'min_over_time') return both.map(({ one, earlier }) => unnamed(one.labels, Math.min(one.value, earlier.value)))
    const seconds = parseInt(text(range), 10) * (SECONDS[text(range).slice(-1)] ?? NaN)
    const divisor = name === 'increase' ? 1 : name === 'rate' ? seconds : refuse(node)
    // As in Prometheus, a new series has not increased.
    return both.map(({ one, earlier }) => unnamed(one.labels, (one.value - earlier.value) / divisor))
  }
  const combined = (node: Node, read: Read): Vector => {
    const [left, sign, right] = nodesOf(node)
    const [one, other, operator] = [valueOf(left, read), valueOf(right, read), text(sign)]
    if (operator === 'or') return [...one, ...other.filter((sample) => !same(sample, one))]
    if (operator === 'unless') return one.filter((sample) => !same(sample, other))
    const [compare, compute] = [COMPARED[operator], COMPUTED[operator]]
    return one.flatMap((sample) => {
      const counterpart = right?.name === 'NumberDurationLiteral' ? other[0] : same(unnamed(sample.labels, 0), other)
      if (counterpart === undefined) return []
      if (compute !== undefined) return [unnamed(sample.labels, compute(sample.value, counterpart.value))]
      return (compare ?? refuse(node))(sample.value, counterpart.value) ? [sample] : []
    })
  }
  const valueOf = (node: Node | null | undefined, read: Read): Vector => {
    switch (node?.name) {
      case 'NumberDurationLiteral': return [unnamed({}, Number(text(node)))]
      case 'ParenExpr': return valueOf(node.firstChild, read)
      case 'OffsetExpr': return valueOf(node.firstChild, { ...read, now: read.before })
      case 'VectorSelector': return read.now.filter(({ name, labels }) => name === text(node.getChild('Identifier')) &&
        matchersOf(node).every(({ label, sign, value }) => matches(labels[label] ?? '', sign, value)))
      case 'AggregateExpr': return aggregated(node, valueOf(node.getChild('FunctionCallBody')?.firstChild, read))
      case 'FunctionCall': return called(node, read)
      case 'BinaryExpr': return combined(node, read)
      default: return refuse(node)
    }
  }
  const { topNode } = parser.parse(query)
  return {
    isValid: every('⚠', topNode).length === 0,
    selectors: every('VectorSelector', topNode).map((node) => ({ name: text(node.getChild('Identifier')), matchers: matchersOf(node) })),
    /** Whether the alert of this query fires. */
    isRaised: ({ before, now }: Scrapes): boolean =>
      valueOf(topNode.firstChild, { before: readSamples(before), now: readSamples(now) }).length > 0,
  }
}
