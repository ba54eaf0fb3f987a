/** The sand: a field of heights whose light, shadow, grain and water are reckoned for every pixel. */

export const sandVertex = /* glsl */ `
  uniform sampler2D ground;
  uniform vec4 groundBox;
  uniform float water;
  varying vec2 where_;
  varying vec3 world;
  void main() {
    where_ = vec2(position.x / groundBox.x + 0.5, position.z / groundBox.y + 0.5);
    float h = max(texture2D(ground, where_).r, water);
    world = vec3(position.x, h * groundBox.z, position.z);
    gl_Position = projectionMatrix * viewMatrix * vec4(world, 1.0);
  }
`;

export const sandFragment = /* glsl */ `
  uniform sampler2D ground;
  uniform vec4 groundBox;
  uniform float water;
  uniform vec3 sand;
  uniform vec3 sun;
  uniform vec3 sky;
  uniform vec3 from;
  uniform float time;
  uniform float snow;
  uniform float wall;
  varying vec2 where_;
  varying vec3 world;

  const vec2 CELL = vec2(1.0 / 160.0, 1.0 / 100.0);
  float hash(vec2 p) {
    p = fract(p * vec2(234.34, 435.345));
    p += dot(p, p + 34.23);
    return fract(p.x * p.y);
  }
  float noise(vec2 p) {
    vec2 i = floor(p), f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
  }
  float heightAt(vec2 p) { return texture2D(ground, p).r; }

  /* How much of the sun comes here: along its way, in the field of heights and over the tray's rim. */
  float sunlight(float h) {
    vec3 way = normalize(from);
    vec2 across = way.xz / groundBox.xy;
    float rise = way.y / groundBox.z;
    float light = 1.0;
    for (int i = 1; i <= 7; i++) {
      float far = 0.04 * float(i) * (1.0 + 0.22 * float(i));
      vec2 p = where_ + across * far;
      float there = h + rise * far;
      light = min(light, 1.0 - clamp((heightAt(clamp(p, 0.0, 1.0)) - there) * 9.0 / (1.0 + far), 0.0, 1.0));
    }
    vec2 exit = (step(0.0, across) - where_) / (across + vec2(1e-5));
    float leaves = h + rise * min(exit.x, exit.y);
    light *= smoothstep(wall - 0.1, wall + 0.04, leaves);
    return light;
  }

  void main() {
    float h = heightAt(where_);
    float left = heightAt(where_ - vec2(CELL.x, 0.0)), right = heightAt(where_ + vec2(CELL.x, 0.0));
    float back = heightAt(where_ - vec2(0.0, CELL.y)), front = heightAt(where_ + vec2(0.0, CELL.y));
    vec3 normal = normalize(vec3((left - right) * groundBox.z, 2.0 * 0.075, (back - front) * groundBox.z));
    float wet = texture2D(ground, where_).g;
    float depth = water - h;

    vec2 grain = world.xz * 46.0;
    float coarse = noise(world.xz * 3.1) * 0.6 + noise(world.xz * 7.7) * 0.4;
    float fine = hash(floor(grain * 1.7)) * 0.5 + noise(grain) * 0.5;
    normal = normalize(normal + vec3(noise(grain + 7.0) - 0.5, 0.0, noise(grain + 31.0) - 0.5) * 0.22);

    vec3 colour = sand * (0.9 + 0.12 * coarse) * (0.93 + 0.12 * fine);
    colour = mix(colour, vec3(0.96, 0.97, 1.0), snow * smoothstep(0.72, 0.95, normal.y) * (0.72 + 0.2 * coarse));
    float shore = 1.0 - smoothstep(0.0, 0.055, h - water);
    float dampness = max(wet, shore * 0.85);
    colour *= mix(1.0, 0.62, dampness);

    float curve = (left + right + back + front) * 0.25 - h;
    float hollow = clamp(1.0 - curve * 9.0, 0.62, 1.1);
    vec2 edge = min(where_, 1.0 - where_) * groundBox.xy;
    float rim = mix(0.7, 1.0, smoothstep(0.0, 0.5, min(edge.x, edge.y)));

    vec3 way = normalize(from);
    float lit = sunlight(max(h, water));
    float facing = max(dot(normal, way), 0.0);
    vec3 light = sky * (0.75 + 0.5 * normal.y) * hollow * rim + sun * facing * lit * 0.66;
    vec3 eye = normalize(cameraPosition - world);
    float gloss = pow(max(dot(reflect(-way, normal), eye), 0.0), 24.0) * dampness * lit;
    vec3 seen = colour * light + sun * gloss * 0.28;
    seen += sun * step(0.9965, hash(floor(world.xz * 90.0))) * 0.22 * lit * (1.0 - dampness);

    if (depth > 0.0) {
      vec2 q = world.xz * 2.6;
      float wave = noise(q + vec2(time * 0.35, time * 0.2)) + noise(q * 1.9 - vec2(time * 0.25, 0.0)) * 0.5;
      float lines = pow(1.0 - abs(fract(wave * 1.4) - 0.5) * 2.0, 7.0);
      vec3 shallow = vec3(0.45, 0.83, 0.86), deep = vec3(0.09, 0.42, 0.72);
      vec3 blue = mix(shallow, deep, smoothstep(0.0, 0.09, depth)) * (sky * 1.1 + sun * 0.62 * (0.35 + 0.65 * lit));
      blue += lines * 0.16 * (sun + sky) * lit;
      float foam = smoothstep(0.014, 0.002, depth) * (0.6 + 0.4 * noise(world.xz * 14.0));
      seen = mix(mix(seen, blue, smoothstep(0.0, 0.02, depth) * 0.92), vec3(0.98) * (sky + sun * 0.6), foam * 0.75);
      float glint = pow(max(dot(reflect(-way, normalize(vec3((wave - 0.7) * 0.14, 1.0, (wave - 0.7) * 0.1))), eye), 0.0), 60.0);
      seen += sun * glint * 0.6;
    }
    gl_FragColor = vec4(seen, 1.0);
  }
`;

export const dropVertex = /* glsl */ `
  attribute float seed;
  uniform float time;
  uniform float snow;
  /** Points of a length of 1 at a distance of 1. */
  uniform float scale;
  varying float fade;
  void main() {
    float speed = mix(1.9 + seed, 0.16 + 0.1 * seed, snow);
    float fallen = fract(seed * 7.31 + time * speed);
    vec3 p = position;
    p.y = mix(5.2, 0.35, fallen);
    p.x += snow * sin(time * 0.8 + seed * 40.0) * 0.25;
    fade = smoothstep(0.0, 0.15, fallen) * smoothstep(1.0, 0.92, fallen);
    gl_Position = projectionMatrix * modelViewMatrix * vec4(p, 1.0);
    gl_PointSize = scale * mix(0.7, 0.09 + 0.09 * seed, snow) / gl_Position.w;
  }
`;

export const dropFragment = /* glsl */ `
  uniform float snow;
  varying float fade;
  void main() {
    vec2 p = gl_PointCoord - 0.5;
    float flake = smoothstep(0.5, 0.15, length(p));
    float drop = smoothstep(0.07, 0.0, abs(p.x + p.y * 0.12)) * smoothstep(0.5, 0.2, abs(p.y));
    vec3 colour = mix(vec3(0.72, 0.84, 0.95), vec3(1.0), snow);
    gl_FragColor = vec4(colour, mix(drop * 0.5, flake * 0.9, snow) * fade);
  }
`;
