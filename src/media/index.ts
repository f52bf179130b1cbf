export {
  type IconContent,
  type IconData,
  type ImageContent,
  type MediaContent,
  type MediaItem,
  type MediaItemInput,
  createIconItem,
  createImageItem,
  createMediaItem,
} from './media-item.ts'
export { placeholder } from './placeholder.ts'
export { type LoadedImage, type PreloadOptions, preloadImage } from './preload-image.ts'
export { toMedia } from './to-media.ts'
