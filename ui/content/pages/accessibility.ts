import { list, paragraph, section } from '../content-text.ts'
import type { ContentText } from '../content-text.ts'

/** The accessibility statement with known limits. */
export const accessibility = (): ContentText => ({
  title: 'content.accessibility.title',
  description: 'content.accessibility.description',
  sections: [
    section('content.accessibility.goal', paragraph('content.accessibility.goal_text')),
    section(
      'content.accessibility.done',
      list(
        'content.accessibility.done_keyboard', 'content.accessibility.done_reader', 'content.accessibility.done_zoom',
        'content.accessibility.done_colour', 'content.accessibility.done_script',
      ),
    ),
    section('content.accessibility.limits', paragraph('content.accessibility.limits_text')),
    section('content.accessibility.barrier', paragraph('content.accessibility.barrier_text')),
  ],
})
