import type { FaqItem } from '../../domain/content/block.ts'
import type { RichNode, RichText } from '../../domain/content/rich-text.ts'

const wordsIn = (node: RichNode): string => {
  switch (node._tag) {
    case 'Paragraph':
    case 'Heading':
      return node.spans.map((span) => (span._tag === 'Words' ? span.text : ' ')).join('')
    case 'List':
      return node.items.map(plainWords).join(' ')
    case 'Quote':
      return plainWords(node.content)
    case 'Rule':
    case 'Picture':
      return ''
  }
}

const plainWords = (text: RichText): string => text.map(wordsIn).filter((words) => words !== '').join(' ')

/** Questions and answers as structured data for search engines. */
export const faqData = (questions: readonly FaqItem[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: plainWords(answer) },
  })),
})
