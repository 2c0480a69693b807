/** A property of a value of unknown type; undefined for anything but an object. */
export function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined; // an object has any name, or undefined
}
