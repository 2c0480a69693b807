# The first stage builds the site with all packages. The image gets only the packages that the site needs to run.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS parts
WORKDIR /app
COPY package.json package-lock.json ./
# The image already has Node 24. The node-* packages are for machines with an older Node.
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-* node_modules/node-win-*

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3001 DATA_DIR=/data
ENV MALLOC_ARENA_MAX=2
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=parts /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json ./
COPY contract ./contract
COPY server ./server
COPY web ./web
COPY scripts ./scripts
USER node
VOLUME /data
EXPOSE 3001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:3001/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--min-semi-space-size=8", "server/main.ts"]
