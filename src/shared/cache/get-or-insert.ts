// A Map, a WeakMap or a cache of a library. `NoInfer`: the cache alone decides the types, or a computed `new Map()` would be one of anything.
type Cache<Key, Value> = {
  get: (key: Key) => NoInfer<Value> | undefined;
  has: (key: Key) => boolean;
  set: (key: Key, value: Value) => unknown;
};

/** The cached value of a key, computed at its first use; the function that Node 24 lacks as a method of `Map` and `WeakMap`. */
export const getOrInsertComputed = <Key, Value>(
  cache: Cache<Key, Value>,
  key: Key,
  compute: (key: NoInfer<Key>) => NoInfer<Value>,
): Value => {
  const cached = cache.get(key);
  if (cached !== undefined || cache.has(key)) return cached as Value;
  const value = compute(key);
  cache.set(key, value);
  return value;
};

/** The same for keys that visitors choose: once `most` are cached, the value of another key is computed at every use. */
export const getOrInsertBounded = <Key, Value>(
  cache: Map<Key, Value>,
  key: Key,
  compute: (key: NoInfer<Key>) => NoInfer<Value>,
  most: number,
): Value => {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const value = compute(key);
  if (cache.size < most) cache.set(key, value);
  return value;
};

/** The cached value of a key, loaded at its first use; a load that fails is repeated at the next use. */
export const getOrLoad = <Key, Value>(
  cache: Cache<Key, Promise<Value>> & { delete: (key: Key) => unknown },
  key: Key,
  load: (key: NoInfer<Key>) => Promise<NoInfer<Value>>,
): Promise<Value> => {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const loading = load(key);
  cache.set(key, loading);
  loading.catch(() => cache.delete(key));
  return loading;
};
