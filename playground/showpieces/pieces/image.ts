import type { Notifier } from 'belfry'
import { createImageItem, placeholder, toMedia } from 'belfry/media'

export function image(notify: Notifier): void {
  const portrait = createImageItem({
    content: { type: 'image', data: placeholder('image'), alt: 'A bell tower' },
  })
  notify('Ada is here', {
    message: 'Its box stands before the picture does: nothing jumps.',
    media: toMedia(portrait),
  })
}
