/*
 * Non-local means over two half-sample renders, guided by features (after Rousselle et al. 2012 and 2013).
 * The weights for one half come from the other, so noise cannot vouch for itself. Planar floats in and out.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <omp.h>

static int clamp(int value, int count) { return value < 0 ? 0 : value >= count ? count - 1 : value; }

/* Mean over a square of 2r+1 pixels; edges repeat. */
static void box_mean(const float *source, float *target, float *rows, int width, int height, int r) {
  const float share = 1.0f / ((2 * r + 1) * (2 * r + 1));
  for (int y = 0; y < height; y++) {
    const float *in = source + (size_t)y * width;
    float sum = 0;
    for (int k = -r; k <= r; k++) sum += in[clamp(k, width)];
    for (int x = 0; x < width; x++) {
      rows[(size_t)y * width + x] = sum;
      sum += in[clamp(x + r + 1, width)] - in[clamp(x - r, width)];
    }
  }
  float *sums = calloc(width, sizeof(float));
  for (int k = -r; k <= r; k++)
    for (int x = 0; x < width; x++) sums[x] += rows[(size_t)clamp(k, height) * width + x];
  for (int y = 0; y < height; y++) {
    const float *leaving = rows + (size_t)clamp(y - r, height) * width, *entering = rows + (size_t)clamp(y + r + 1, height) * width;
    for (int x = 0; x < width; x++) {
      target[(size_t)y * width + x] = sums[x] * share;
      sums[x] += entering[x] - leaving[x];
    }
  }
  free(sums);
}

typedef struct { int width, height, dx, dy, features; float k; } Offset;

/* Distances between each pixel and its neighbour at the offset: of colours (less what noise explains) and of features. */
static void distances(const float *guide, const float *variance, const float *feature, const float *bandwidth, Offset o, float *colour, float *shape) {
  const size_t count = (size_t)o.width * o.height;
  for (int y = 0; y < o.height; y++) {
    const size_t other_row = (size_t)clamp(y + o.dy, o.height) * o.width;
    for (int x = 0; x < o.width; x++) {
      const size_t p = (size_t)y * o.width + x, q = other_row + clamp(x + o.dx, o.width);
      float sum = 0, far = 0;
      for (int c = 0; c < 3; c++) {
        const float vp = variance[c * count + p], vq = variance[c * count + q], d = guide[c * count + p] - guide[c * count + q];
        sum += (d * d - (vp + (vp < vq ? vp : vq))) / (1e-6f + o.k * o.k * (vp + vq));
      }
      for (int f = 0; f < o.features; f++) {
        const float d = (feature[f * count + p] - feature[f * count + q]) * bandwidth[f];
        far += d * d;
      }
      colour[p] = sum / 3;
      shape[p] = far;
    }
  }
}

/* Adds the neighbours at the offset with their weights. */
static void gather(const float *values, const float *colour, const float *shape, Offset o, float *sum, float *weights) {
  const size_t count = (size_t)o.width * o.height;
  for (int y = 0; y < o.height; y++) {
    if (y + o.dy < 0 || y + o.dy >= o.height) continue;
    for (int x = 0; x < o.width; x++) {
      if (x + o.dx < 0 || x + o.dx >= o.width) continue;
      const size_t p = (size_t)y * o.width + x, q = (size_t)(y + o.dy) * o.width + x + o.dx;
      const float e = fmaxf(fmaxf(colour[p], 0), shape[p]);
      const float w = e > 12 ? 0 : expf(-e);
      for (int c = 0; c < 3; c++) sum[c * count + p] += w * values[c * count + q];
      weights[p] += w;
    }
  }
}

static void filter_half(const float *guide, const float *values, const float *variance, const float *feature, const float *bandwidth, int features,
                        float *result, int width, int height, int reach, int patch, float k) {
  const size_t count = (size_t)width * height;
  float *raw = malloc(count * 4), *colour = malloc(count * 4), *rows = malloc(count * 4), *shape = malloc(count * 4), *weights = calloc(count, 4);
  memset(result, 0, count * 3 * sizeof(float));
  for (int dy = -reach; dy <= reach; dy++)
    for (int dx = -reach; dx <= reach; dx++) {
      if (dx * dx + dy * dy > reach * reach + reach) continue;
      const Offset o = {width, height, dx, dy, features, k};
      distances(guide, variance, feature, bandwidth, o, raw, shape);
      box_mean(raw, colour, rows, width, height, patch);
      gather(values, colour, shape, o, result, weights);
    }
  for (int c = 0; c < 3; c++)
    for (size_t i = 0; i < count; i++) result[c * count + i] /= weights[i];
  free(raw); free(colour); free(rows); free(shape); free(weights);
}

/* a, b: three planes each of log colour; feature: planes with a bandwidth each; result: three planes. reach and patch in pixels. */
void denoise(const float *a, const float *b, const float *feature, const float *bandwidth, int features, float *result, int width, int height, int reach,
             int patch, float k) {
  const size_t count = (size_t)width * height;
  float *variance = malloc(count * 12), *difference = malloc(count * 4), *rows = malloc(count * 4), *half[2] = {malloc(count * 12), malloc(count * 12)};
  for (int c = 0; c < 3; c++) {
    for (size_t i = 0; i < count; i++) {
      const float d = a[c * count + i] - b[c * count + i];
      difference[i] = 0.5f * d * d;
    }
    box_mean(difference, variance + c * count, rows, width, height, 4);
  }
#pragma omp parallel for num_threads(2)
  for (int side = 0; side < 2; side++)
    filter_half(side ? b : a, side ? a : b, variance, feature, bandwidth, features, half[side], width, height, reach, patch, k);
  for (size_t i = 0; i < count * 3; i++) result[i] = 0.5f * (half[0][i] + half[1][i]);
  free(variance); free(difference); free(rows); free(half[0]); free(half[1]);
}
