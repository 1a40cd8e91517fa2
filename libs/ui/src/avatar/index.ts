export { Avatar, type AvatarProps, AvatarStack, type AvatarStackProps } from './avatar'
